import { must, type Person } from './person.ts'
import { type OfferedFile, sendWhole } from './upload.ts'

export interface Content {
  readonly id: string
  readonly type: string
}

interface Place {
  readonly method: string
  /** Under the post, such as `file`. */
  readonly at: string
  readonly more?: object
}

export const onFile: Place = { method: 'PUT', at: 'file' }
export const onPictures: Place = { method: 'POST', at: 'pictures' }

/** Everything is made by the routes a creator's browser calls. */
export const studioOf = (creator: Person) => {
  const send = async (method: string, path: string, body: object = {}): Promise<unknown> =>
    (await must(creator.browser, { method, path, body })).body

  return {
    send,
    async begin(type: string, about: object): Promise<Content> {
      const { content } = (await send('POST', '/content', { type, ...about })) as {
        content: { id: string }
      }
      return { id: content.id, type }
    },
    async attach(
      { id }: Content,
      { method, at, more = {} }: Place,
      file: OfferedFile,
      bytes: Buffer,
    ): Promise<void> {
      const fileId = await sendWhole(creator, file, bytes)
      await send(method, `/content/${id}/${at}`, { fileId, ...more })
    },
    publish: ({ id }: Content) => send('POST', `/content/${id}/publish`, { rightsConfirmed: true }),
  }
}
