"""Tests of scripts/circles on small trees of sources."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "circles"


class CircleTests(unittest.TestCase):
    def circles(self, files):
        """What the script prints for files by their paths, and how it ends."""
        with tempfile.TemporaryDirectory() as folder:
            for path, text in files.items():
                file = pathlib.Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            run = subprocess.run([sys.executable, SCRIPT, folder], capture_output=True, text=True)
            return run.stdout, run.returncode

    def test_folders_that_depend_one_way_are_not_a_circle(self):
        files = {
            "Sale/Shop/Model/Price.swift": "/// Drawn by ``PriceLabel``.\nstruct Price {}\n",
            "Sale/Shop/Views/PriceLabel.swift": "struct PriceLabel { var price: Price }\n",
        }
        self.assertEqual(self.circles(files), ("no circles in 1 targets of 1 districts\n", 0))

    def test_two_folders_of_a_target_that_depend_on_each_other_are_a_circle(self):
        files = {
            "Sale/Shop/Model/Price.swift": "struct Price { var label: PriceLabel? }\n",
            "Sale/Shop/Views/PriceLabel.swift": "struct PriceLabel { var price: Price }\n",
        }
        said = (
            "Shop: Model, Views look at each other\n"
            "    Model -> Views: PriceLabel in Price.swift\n"
            "    Views -> Model: Price in PriceLabel.swift\n"
        )
        self.assertEqual(self.circles(files), (said, 1))

    def test_targets_that_import_each_other_are_a_circle(self):
        files = {"Sale/Shop/Shop.swift": "import Prices\n", "Sale/Prices/Prices.swift": "import Shop\n"}
        self.assertEqual(self.circles(files), ("targets Prices, Shop look at each other\n", 1))

    def test_districts_can_form_a_circle_through_different_targets(self):
        files = {
            "Sale/Shop/Shop.swift": "import Prices\n",
            "Sale/Tills/Tills.swift": "struct Till {}\n",
            "Goods/Prices/Prices.swift": "struct Price {}\n",
            "Goods/Orders/Orders.swift": "import Tills\n",
        }
        said = (
            "districts Goods, Sale look at each other\n"
            "    Goods -> Sale: Orders -> Tills\n"
            "    Sale -> Goods: Shop -> Prices\n"
        )
        self.assertEqual(self.circles(files), (said, 1))


if __name__ == "__main__":
    unittest.main()
