import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { fonts, runsOf, type Weight } from './fonts.ts'

const margin = 56
const width = 595.28 - 2 * margin
const ink = '#231f1b'
const faint = '#6b645c'
const hairline = '#d9d3cb'

interface Look {
  readonly size?: number
  readonly weight?: Weight
  readonly color?: string
}

/** A page of lines, top to bottom, in the face of the product. */
export const openSheet = async (title: string) => {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Fanfare' },
  })
  for (const { script, weight, bytes } of await fonts()) {
    doc.registerFont(`${weight} ${script}`, bytes)
  }
  const bytes = buffer(doc)

  const widthOf = (text: string, { size = 10, weight = 'regular' }: Look) =>
    runsOf(text).reduce((sum, run) => {
      doc.font(`${weight} ${run.script}`).fontSize(size)
      return sum + doc.widthOfString(run.text)
    }, 0)

  const write = (text: string, look: Look, x = margin, wide = width) => {
    const { size = 10, weight = 'regular', color = ink } = look
    const runs = runsOf(text)
    doc.fillColor(color).fontSize(size)
    runs.forEach((run, at) => {
      const options = { width: wide, continued: at < runs.length - 1 }
      doc.font(`${weight} ${run.script}`)
      if (at === 0) doc.text(run.text, x, doc.y, options)
      else doc.text(run.text, options)
    })
  }

  return {
    line: (text: string, look: Look = {}) => write(text, look),
    small: (text: string) => write(text, { size: 9, color: faint }),
    gap: (points: number) => {
      doc.y += points
    },
    rule: () => {
      doc.moveTo(margin, doc.y).lineTo(margin + width, doc.y)
      doc.lineWidth(0.5).stroke(hairline)
      doc.y += 8
    },
    /** A name on the left and a sum on the right; what is too long for that goes on below. */
    row: (name: string, value: string, look: Look = {}) => {
      const top = doc.y
      const wide = widthOf(value, look)
      if (wide > width * 0.7) {
        write(name, look)
        write(value, { ...look, color: faint })
      } else {
        write(value, look, margin + width - wide, wide + 1)
        doc.y = top
        write(name, look, margin, width - wide - 16)
      }
      doc.y += 4
    },
    end: async (): Promise<Uint8Array> => {
      doc.end()
      return bytes
    },
  }
}
export type Sheet = Awaited<ReturnType<typeof openSheet>>
