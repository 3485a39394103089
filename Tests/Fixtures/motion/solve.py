#!/usr/bin/env python3
"""Solves springs and timing curves numerically, as a check of the engine's closed forms.

Nothing here knows a closed form. A spring is its differential equation, m x'' + c x' + k x = 0,
integrated step by step by its Taylor series to 40 digits; the natural frequency behind a duration and a
damping ratio is found by bisection of the stated relation; a timing curve is a cubic Bezier
polynomial inverted by bisection. Writes springs.csv and curves.csv beside itself:

    python3 Tests/Fixtures/motion/solve.py
"""

from decimal import Decimal as D, getcontext
from pathlib import Path

getcontext().prec = 45
FOLDER = Path(__file__).parent
PI = D("3.14159265358979323846264338327950288419716939937510")


def integrate(omega_squared, two_beta, x, v, time):
    """x and x' after `time`, by Taylor steps no longer than a tenth of the shortest time constant."""
    rate = max(omega_squared.sqrt(), two_beta, D(1))
    steps = int((time * rate * 10).to_integral_value(rounding="ROUND_CEILING")) or 1
    h = time / steps
    for _ in range(steps):
        coefficients = [x, v]
        for n in range(28):
            coefficients.append(
                -(two_beta * (n + 1) * coefficients[n + 1] + omega_squared * coefficients[n])
                / ((n + 1) * (n + 2))
            )
        x, v, power = D(0), D(0), D(1)
        for n, c in enumerate(coefficients):
            x += c * power
            if n + 1 < len(coefficients):
                v += (n + 1) * coefficients[n + 1] * power
            power *= h
    return x, v


def bisect(function, low, high):
    """The place where an increasing function passes 0."""
    for _ in range(140):
        middle = (low + high) / 2
        if function(middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def frequency_of_duration(duration, ratio, velocity):
    """The largest frequency that leaves 1/1000 of the way at `duration` (UIKit's relation)."""

    def rest(omega):
        if ratio >= 1:
            return abs(1 + (omega - velocity) * duration) * (-omega * duration).exp()
        damped = omega * (1 - ratio * ratio).sqrt()
        return abs(ratio * omega - velocity) / damped * (-ratio * omega * duration).exp()

    return bisect(lambda omega: D("0.001") - rest(omega), D(1) / duration, D(1000) / duration)


def springs():
    forms = []
    for ratio in ["0.05", "0.3", "0.8", "0.999999", "1", "1.000001", "1.0001", "1.5", "6"]:
        for response in ["0.3", "0.44", "2"]:
            omega = 2 * PI / D(response)
            forms.append(("response", response, ratio, "0", omega**2, 2 * D(ratio) * omega))
    for mass, stiffness, damping in [
        ("1", "203.917", "28.560"), ("1", "246.740", "26.704"), ("2.5", "438.649", "29.322"),
        ("1", "100", "20"), ("3", "900", "4"), ("0.5", "1", "40"),
    ]:
        k, c = D(stiffness) / D(mass), D(damping) / D(mass)
        forms.append(("physical", mass, stiffness, damping, k, c))
    for duration, ratio, velocity in [
        ("0.5", "1", "0.1"), ("0.5", "1", "0"), ("0.3", "0.8", "0"), ("0.6", "0.5", "3"),
        ("1", "0.2", "0"), ("0.5", "0.95", "-2"), ("0.25", "1", "12"),
    ]:
        omega = frequency_of_duration(D(duration), D(ratio), D(velocity))
        forms.append(("duration", duration, ratio, velocity, omega**2, 2 * D(ratio) * omega))
    starts = [("-320", "0"), ("100", "900"), ("0", "-2400"), ("5.5", "-3000")]
    times = ["0", "0.016666666666666666", "0.1", "0.25", "0.5", "0.9", "1.7"]
    for form, a, b, c, omega_squared, two_beta in forms:
        for x, v in starts:
            for time in times:
                position, velocity = integrate(omega_squared, two_beta, D(x), D(v), D(time))
                yield form, a, b, c, x, v, time, f"{position:.16e}", f"{velocity:.16e}"


def curves():
    controls = [
        ("0", "0", "1", "1"), ("0.42", "0", "1", "1"), ("0", "0", "0.58", "1"),
        ("0.42", "0", "0.58", "1"), ("0.25", "0.1", "0.25", "1"), ("0.5", "-0.5", "0.5", "1.6"),
        ("1", "0.2", "0.9", "0.9"), ("0.05", "0.9", "0.1", "1"), ("0.9", "0", "0.95", "0.1"),
    ]
    for x1, y1, x2, y2 in controls:

        def bezier(a, b, s):
            return 3 * D(a) * s * (1 - s) ** 2 + 3 * D(b) * s**2 * (1 - s) + s**3

        def derivative(a, b, s):
            a, b = D(a), D(b)
            return 3 * a * (1 - s) ** 2 + 6 * (b - a) * s * (1 - s) + 3 * (1 - b) * s**2

        for n in range(1, 40):
            fraction = D(n) / 40
            s = bisect(lambda s: bezier(x1, x2, s) - fraction, D(0), D(1))
            slope = derivative(y1, y2, s) / derivative(x1, x2, s)
            yield x1, y1, x2, y2, str(fraction), f"{bezier(y1, y2, s):.16e}", f"{slope:.16e}"


def write(name, header, rows):
    lines = [",".join(row) for row in rows]
    text = f"# Written by Tests/Fixtures/motion/solve.py\n{header}\n" + "\n".join(lines) + "\n"
    (FOLDER / name).write_text(text)


write("springs.csv", "form,a,b,c,displacement,velocity,time,position,velocity at time", springs())
write("curves.csv", "x1,y1,x2,y2,fraction,progress,slope", curves())
