/** What Chromium paints on the pages of a PDF. Other programs write the same in other ways. */
import { inflateSync } from "node:zlib"

export interface PaperPage {
  /** Sizes of the texts in the last line, in CSS pixels. */
  lastLine: readonly number[]
  /** Place of the lowest text or image: 0 is the page's top, 1 its end. */
  lowest: number
}

export const pdfPages = (pdf: Buffer): PaperPage[] => {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].map(([, id, text]) => [
      id,
      text,
    ]),
  )
  return [...objects.values()].flatMap((object = "") => {
    const [, height] = /\/Type \/Page\b[\s\S]*\/MediaBox \[0 0 \S+ (\S+)\]/.exec(object) ?? []
    const [, contents] = /\/Contents (\d+) 0 R/.exec(object) ?? []
    const stream = objects.get(contents)
    if (!height || !stream) return []
    const bytes = Buffer.from(stream.slice(stream.indexOf("stream\n") + 7), "latin1")
    return [painted(inflateSync(bytes).toString("latin1"), Number(height))]
  })
}

/** Follow the operators of a page. Chromium only moves and scales, and clips images to their boxes. */
const painted = (content: string, height: number): PaperPage => {
  let state = { scale: 1, shift: 0, clip: 1 }
  const saved: (typeof state)[] = []
  const texts: { y: number; size: number }[] = []
  let [size, textScale, textShift, path, clips, lowest] = [0, 1, 0, 0, false, 0]
  const place = (y = 0) => (height - (state.scale * y + state.shift)) / height
  const extend = (y = 0) => {
    path = Math.max(path, place(y))
  }
  const endPath = () => {
    if (clips) state = { ...state, clip: Math.min(state.clip, path) }
    clips = false
    path = 0
  }
  const apply = (operator: string, numbers: number[]) => {
    const [, y = 0, , scale = 1, , shift = 0] = numbers
    if (operator === "q") saved.push(state)
    else if (operator === "Q") state = saved.pop() ?? state
    else if (operator === "cm")
      state = { ...state, scale: state.scale * scale, shift: state.shift + state.scale * shift }
    else if (operator === "re") [y, y + scale].forEach(extend)
    else if (/^[mlcvy]$/.test(operator)) extend(numbers.at(-1))
    else if (/^W/.test(operator)) clips = true
    else if (/^[nfSB]\*?$/.test(operator)) endPath()
    else if (operator === "Do") lowest = Math.max(lowest, Math.min(state.clip, Math.max(place(0), place(1))))
    else if (operator === "Tf") size = numbers.at(-1) ?? 0
    else if (operator === "Tm") [textScale, textShift] = [scale, shift]
    else if (operator === "Td") textShift += y * textScale
    else if (operator === "Tj") texts.push({ y: place(textShift), size: Math.abs(size * textScale) })
  }
  let numbers: number[] = []
  for (const word of content.split(/\s+/)) {
    if (/^[-.\d]/.test(word)) numbers.push(Number(word))
    else if (/^[a-zA-Z]+\*?$/.test(word)) {
      apply(word, numbers)
      numbers = []
    }
  }
  const shown = texts.filter(({ y }) => y <= 1)
  const last = Math.max(0, ...shown.map(({ y }) => y))
  return {
    lastLine: shown.filter(({ y }) => y > last - 0.03).map((text) => text.size),
    lowest: Math.max(lowest, last),
  }
}
