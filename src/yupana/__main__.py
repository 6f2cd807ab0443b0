"""`python -m yupana` is the same as the command `yupana`."""

from yupana.cli import main

if __name__ == "__main__":
    main()
