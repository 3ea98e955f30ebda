import { join } from 'node:path'
import { failures } from '../failures.ts'
import { transcode } from '../gateways/encode.ts'
import { anonymous, input, inWords } from '../gateways/input.ts'
import type { MediaFacts } from '../gateways/probe.ts'
import { type Job, storeFile, type Task } from './job.ts'
import { fetchOriginal, typeOfOriginal } from './pipeline.ts'

const muxers: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-matroska': 'matroska',
  'video/webm': 'webm',
  'audio/mp4': 'mp4',
}

/** A file that says where it was made is downloaded without that, and otherwise as it was sent. */
export const downloadTask = (job: Job, { tellsPlace, duration }: MediaFacts): Task[] => {
  const type = typeOfOriginal(job)
  const muxer = muxers[type]
  if (!tellsPlace || !muxer) return []
  const task: Task = {
    name: 'download',
    label: 'Copy without the place',
    async work(work) {
      const file = join(work.folder, 'download')
      await transcode(
        [
          ...[...input(await fetchOriginal(job), type), '-map', '0:v?', '-map', '0:a?'],
          ...['-c', 'copy', ...anonymous, '-f', muxer, file],
        ],
        duration,
        work,
      ).catch(inWords(failures.unreadableMedia))
      return { artefacts: [await storeFile(job, file, { kind: 'download', name: 'clean', type })] }
    },
  }
  return [task]
}
