print("themectl")
