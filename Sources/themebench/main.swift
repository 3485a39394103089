print("themebench")
