"""Tests of the model of power failures on journals that are written by hand."""

import os
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Faults"))

import injection
from power import Change, failures

NEW = os.O_CREAT | os.O_TRUNC


def written(path, data, *rest):
    """The changes of a file that is made with some bytes, and those that follow."""
    return [Change("open", 3, NEW, path), Change("write", 0, len(data), path, data=data), *rest]


class PowerFailureTests(unittest.TestCase):
    def contents(self, files, changes, path):
        """All that a file may hold after a power failure, nothing for one that is not there."""
        return {state.get(path) for _, state in failures(files, changes)}

    def test_an_overwritten_file_may_be_empty_or_partial(self):
        changes = written("/d/a", b"new!")
        self.assertEqual(self.contents({"/d/a": b"old"}, changes, "/d/a"), {b"old", b"", b"ne", b"new!", b"\0\0\0\0"})

    def test_a_rename_may_be_stored_before_the_bytes(self):
        changes = written("/d/t", b"new!", Change("rename", 0, 0, "/d/t", "/d/a"))
        self.assertLess({b"old", b"", b"new!"}, self.contents({"/d/a": b"old"}, changes, "/d/a"))

    def test_a_file_that_is_synced_and_then_renamed_is_old_or_new(self):
        changes = written("/d/t", b"new!", Change("sync", 0, 0, "/d/t"), Change("rename", 0, 0, "/d/t", "/d/a"))
        self.assertEqual(self.contents({"/d/a": b"old"}, changes, "/d/a"), {b"old", b"new!"})

    def test_a_rename_is_stored_once_its_folder_is_synced(self):
        changes = written("/d/t", b"new!", Change("sync", 0, 0, "/d/t"), Change("rename", 0, 0, "/d/t", "/d/a"))
        changes.append(Change("sync", 0, 0, "/d"))
        last = [state for name, state in failures({"/d/a": b"old"}, changes) if name.startswith("after 5")]
        # All that may be there then is what may have been there before.
        self.assertEqual(last, [])
        states = [state for _, state in failures({"/d/a": b"old"}, changes + written("/d/b", b"x"))][-1:]
        self.assertEqual([state["/d/a"] for state in states], [b"new!"])

    def test_entries_may_be_stored_in_another_order(self):
        changes = [Change("rename", 0, 0, "/d/a", "/d/b"), Change("rename", 0, 0, "/e/a", "/e/b")]
        states = [set(state) for _, state in failures({"/d/a": b"1", "/e/a": b"2"}, changes)]
        self.assertIn({"/d/a", "/e/b"}, states)

    def test_a_removed_file_may_still_exist(self):
        self.assertEqual(self.contents({"/d/a": b"1"}, [Change("unlink", 0, 0, "/d/a")], "/d/a"), {b"1", None})

    def test_bytes_are_stored_at_their_offset(self):
        changes = [*written("/d/a", b"abc"), Change("write", 5, 2, "/d/a", data=b"fg"), Change("sync", 0, 0, "/d/a")]
        self.assertIn(b"abc\0\0fg", self.contents({}, changes, "/d/a"))


class SpreadTests(unittest.TestCase):
    def test_a_sample_contains_the_first_and_the_last_call(self):
        self.assertEqual(injection.spread(range(1, 101), 4), [1, 34, 67, 100])

    def test_few_calls_are_all_tried(self):
        self.assertEqual(injection.spread([1, 2, 3], 10), [1, 2, 3])
        self.assertEqual(injection.spread([], 10), [])


if __name__ == "__main__":
    unittest.main()
