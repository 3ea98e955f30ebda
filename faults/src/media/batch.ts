import { film, gif, recording } from '../../../server/src/domains/media/test/films.ts'
import { photo } from '../../../server/src/domains/media/test/samples.ts'
import type { Person } from '../lib/person.ts'
import { isShort } from '../lib/size.ts'
import { type Content, onFile, onPictures, studioOf } from '../lib/studio.ts'

export interface BatchContent extends Content {
  readonly expected: 'published' | 'failed' | 'deleted'
}

const about = { title: 'Batch', category: 'general' }

/** Files of every kind, a broken one, and one that its creator deletes while it is being made. */
export const makeBatch = async (
  creators: readonly Person[],
  sets: number,
): Promise<BatchContent[]> => {
  const mp4 = { purpose: 'video', name: 'a.mp4', type: 'video/mp4' }
  const whole = isShort ? await film() : await film('1280x720', 6)
  const half = whole.subarray(0, Math.floor(whole.length / 2))
  const broken = Buffer.concat([half, Buffer.alloc(20_000)])
  const contents: BatchContent[] = []
  for (let set = 0; set < sets; set++) {
    for (const creator of creators) {
      const { begin, attach, publish, send } = studioOf(creator)
      const add = async (
        expected: BatchContent['expected'],
        type: string,
        ...[place, file, bytes]: [...Parameters<typeof attach>] extends [unknown, ...infer Rest]
          ? Rest
          : never
      ) => {
        const content = await begin(type, about)
        await attach(content, place, file, bytes)
        await publish(content)
        if (expected === 'deleted') await send('DELETE', `/content/${content.id}`)
        contents.push({ ...content, expected })
      }
      await add('published', 'video', onFile, mp4, whole)
      await add('failed', 'video', onFile, mp4, broken)
      await add('deleted', 'video', onFile, mp4, whole)
      const mp3 = { purpose: 'audio', name: 'a.mp3', type: 'audio/mpeg' }
      await add('published', 'audio', onFile, mp3, await recording(isShort ? 4 : 20))
      const jpeg = { purpose: 'image', name: 'a.jpg', type: 'image/jpeg' }
      await add('published', 'image', onPictures, jpeg, await photo(2400, 1600))
      const moving = { purpose: 'image', name: 'a.gif', type: 'image/gif' }
      await add('published', 'image', onPictures, moving, await gif())
    }
  }
  return contents
}
