import { timestamp } from '../captions/write.ts'
import { type MadeStoryboard, makeStoryboard } from '../gateways/frames.ts'
import { type Rung, storyboardInterval } from '../ladder.ts'
import type { NewArtefact } from '../writer/artefacts.ts'
import { type Job, storeBytes, storeFile, type Task } from './job.ts'
import { fetchMade } from './pipeline.ts'

const sheetName = (at: number) => String(at).padStart(3, '0')

/** For players that read the strip from WebVTT: one cue per picture, with its position on the sheet. */
const indexOf = (made: MadeStoryboard) => {
  const { sheets, interval, columns, rows, width, height } = made
  const cues = sheets.flatMap(({ count }, sheet) =>
    Array.from({ length: count }, (_, at) => {
      const start = (sheet * columns * rows + at) * interval * 1000
      const area = [(at % columns) * width, Math.floor(at / columns) * height, width, height]
      const span = `${timestamp(start)} --> ${timestamp(start + interval * 1000)}`
      return `${span}\n${sheetName(sheet)}#xywh=${area.join(',')}\n`
    }),
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

export const storyboardTask = (job: Job, duration: number, rung: Rung): Task => ({
  name: 'storyboard',
  label: 'Preview strip',
  async work(work) {
    const path = await fetchMade(job, 'rendition', rung.name)
    const interval = storyboardInterval(duration)
    const made = await makeStoryboard({ ...rung, path }, { duration, interval }, work)
    const { columns, rows, width, height } = made
    const artefacts: NewArtefact[] = []
    for (const [at, { file, count }] of made.sheets.entries()) {
      const meta = { columns, rows, width, height, interval, count }
      const about = { kind: 'storyboard', name: sheetName(at), type: 'image/jpeg', meta } as const
      artefacts.push(await storeFile(job, file, about))
    }
    const index = { kind: 'storyboard-index', name: 'vtt', type: 'text/vtt' } as const
    artefacts.push(await storeBytes(job, Buffer.from(indexOf(made)), index))
    return { artefacts }
  },
})
