import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failures } from '../failures.ts'
import { inWords } from './input.ts'
import { runTool } from './tool.ts'

/**
 * What phones write, as a JPEG that the rest of the pipeline reads. The decoder of the picture
 * library we use has none for it, so a program does it, confined like ffmpeg.
 */
export const readHeic = async (bytes: Buffer, folder: string): Promise<Buffer> => {
  const [source, made] = [join(folder, 'source.heic'), join(folder, 'made.jpg')]
  await writeFile(source, bytes)
  await runTool({
    program: 'heif-convert',
    folder,
    seconds: 60,
    args: ['-q', '95', source, made],
  }).catch(inWords(failures.damaged))
  return readFile(made)
}
