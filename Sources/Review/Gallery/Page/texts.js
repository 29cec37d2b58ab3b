// ---- Texts: the size of a string that replaces another one

/** Rounds a length up to a grid with a number of lines for each point. The tolerance is that of the tool. */
const roundedUp = (length, scale) => Math.ceil(length * scale - 1e-6) / scale;

/** A font with the widths of its letters, as the tool has measured them. Kerning counts with its average. */
class LetterWidths {
  constructor(letters, [[size, lineHeight, leading, kerning], widths]) {
    Object.assign(this, { size, lineHeight, leading });
    this.widths = new Map(letters.map((letter, index) => [letter, widths[index] / 1000 * kerning]));
  }

  /** Whether all letters of a text have a width. */
  canMeasure(text) { return [...text].every((letter) => letter === "\n" || this.widths.has(letter)); }

  /** The width of a line, in points. A letter that the tool has not measured cannot be placed. */
  width(line) {
    return Math.max(0, [...line].reduce((sum, letter) => {
      const width = this.widths.get(letter);
      if (width === undefined) throw new Unsolvable("letters");
      return sum + width;
    }, 0));
  }

  /** The height of a number of lines, in points. */
  height(count) { return count * (this.lineHeight + this.leading) - this.leading; }

  /** The widths of the lines of a text in a column: broken at blanks, after hyphens, and within a word that is too wide. */
  lines(text, column) {
    const room = column + 0.01;
    return text.split("\n").flatMap((paragraph) => (this.width(paragraph) <= room ? [this.width(paragraph)] : this.brokenLines(paragraph, room)));
  }

  brokenLines(paragraph, room) {
    const lines = [];
    let line = "";
    const end = (next) => {
      if (line) lines.push(this.width(line));
      line = next;
    };
    for (const word of paragraph.split(" ").filter(Boolean)) {
      word.split(/(?<=[\p{L}\p{N}][-–])(?=\p{L})/u).forEach((piece, index) => {
        const joined = line + (index > 0 || !line ? "" : " ") + piece;
        if (this.width(joined) <= room) {
          line = joined;
          return;
        }
        end("");
        for (const letter of piece) {
          if (line && this.width(line + letter) > room) end(letter);
          else line += letter;
        }
      });
    }
    end("");
    return lines;
  }
}

/** The fonts of a scene's systems, which are read once. */
const letterFonts = new Map();
const fontOf = (data, number) => {
  if (!letterFonts.has(data)) letterFonts.set(data, data.fonts.map((font) => new LetterWidths(data.letters, font)));
  return letterFonts.get(data)[number];
};

/** A string of a layout: the rows of its content size, its font, and the space next to it in its view. */
class ReplaceableText {
  constructor(data, [view, widthRows, heightRows, font, lineLimit, scale, leastWidth, room, text]) {
    Object.assign(this, { view, widthRows, heightRows, font: fontOf(data, font), lineLimit, scale, leastWidth, room, text });
  }

  /** The width of a text and the space next to it, in points, without breaking its lines. */
  plainWidth(text) { return roundedUp(Math.max(...text.split("\n").map((line) => this.font.width(line))), this.scale) + this.room; }

  /** The size that a view with another text wants, in points. The height is null if it does not depend on the text. */
  size(text, column) {
    const width = Math.max(this.leastWidth, this.plainWidth(text));
    if (this.lineLimit === 1) return { width, height: null };
    const isNarrow = column > 0 && column + 0.5 < width;
    const count = this.font.lines(text, isNarrow ? column : Infinity).length;
    return { width, height: roundedUp(this.font.height(this.lineLimit > 0 ? Math.min(count, this.lineLimit) : count), this.scale) };
  }

  /** Whether a text is cut in a view of a size, in points. */
  isCut(text, [width, height]) {
    if (this.lineLimit === 1) return this.plainWidth(text) > width + 0.5;
    const lines = this.font.lines(text, width + 0.5);
    return this.font.height(lines.length) > height + 0.5 || (this.lineLimit > 0 && lines.length > this.lineLimit);
  }
}
