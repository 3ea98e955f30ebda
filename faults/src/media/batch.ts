import { film, gif, recording } from '../../../server/src/domains/media/test/films.ts'
import { photo } from '../../../server/src/domains/media/test/samples.ts'
import type { Person } from '../lib/person.ts'
import { onFile, onPictures, type Piece, studioOf } from '../lib/studio.ts'

export interface BatchPiece extends Piece {
  readonly expected: 'published' | 'failed' | 'deleted'
}

const about = { title: 'Batch', category: 'general' }

/** Files of every kind, a broken one, and one that its creator deletes while it is being made. */
export const makeBatch = async (
  creators: readonly Person[],
  sets: number,
): Promise<readonly BatchPiece[]> => {
  const mp4 = { purpose: 'video', name: 'a.mp4', type: 'video/mp4' }
  const whole = await film('1280x720', 6)
  const broken = Buffer.concat([whole.subarray(0, 60_000), Buffer.alloc(20_000)])
  const pieces: BatchPiece[] = []
  for (let set = 0; set < sets; set++) {
    for (const creator of creators) {
      const { begin, attach, publish, send } = studioOf(creator)
      const add = async (
        expected: BatchPiece['expected'],
        type: string,
        ...[place, file, bytes]: [...Parameters<typeof attach>] extends [unknown, ...infer Rest]
          ? Rest
          : never
      ) => {
        const piece = await begin(type, about)
        await attach(piece, place, file, bytes)
        await publish(piece)
        if (expected === 'deleted') await send('DELETE', `/content/${piece.id}`)
        pieces.push({ ...piece, expected })
      }
      await add('published', 'video', onFile, mp4, whole)
      await add('failed', 'video', onFile, mp4, broken)
      await add('deleted', 'video', onFile, mp4, whole)
      const mp3 = { purpose: 'audio', name: 'a.mp3', type: 'audio/mpeg' }
      await add('published', 'audio', onFile, mp3, await recording(20))
      const jpeg = { purpose: 'image', name: 'a.jpg', type: 'image/jpeg' }
      await add('published', 'image', onPictures, jpeg, await photo(2400, 1600))
      const moving = { purpose: 'image', name: 'a.gif', type: 'image/gif' }
      await add('published', 'image', onPictures, moving, await gif())
    }
  }
  return pieces
}
