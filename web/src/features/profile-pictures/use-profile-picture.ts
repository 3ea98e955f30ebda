import type { Picture } from '@fanfare/contract'
import type { ProfilePicture } from '@fanfare/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api/api.ts'
import { rereadPerson } from '../../core/realtime/reread-person.ts'
import { type Viewer, viewerQuery } from '../../core/session/viewer.ts'
import { type PictureSubject, pollWhile } from './subject.ts'

interface Kind {
  readonly noun: string
  readonly title: string
  of(viewer: Viewer): Pick<PictureSubject, 'shown' | 'processing'>
  /** Answers what is shown meanwhile, and what has changed for the person who sent it. */
  change(
    fileId: string,
  ): Promise<{ readonly shown: Picture | null; readonly changed: Partial<Viewer> }>
  remove(): Promise<unknown>
}

/** What the photo and the cover image of a profile differ in; all else is the same for both. */
const kinds: Readonly<Record<ProfilePicture, Kind>> = {
  avatar: {
    noun: 'photo',
    title: 'Photo',
    of: ({ picture, pictureProcessing }) => ({ shown: picture, processing: pictureProcessing }),
    change: async (fileId) => {
      const { user } = await api.call('changeAvatar', { body: { fileId } })
      return { shown: user.picture, changed: { pictureProcessing: user.pictureProcessing } }
    },
    remove: () => api.call('removeAvatar'),
  },
  banner: {
    noun: 'cover image',
    title: 'Cover image',
    of: ({ banner, bannerProcessing }) => ({ shown: banner, processing: bannerProcessing }),
    change: async (fileId) => {
      const { user } = await api.call('changeBanner', { body: { fileId } })
      return { shown: user.banner, changed: { bannerProcessing: user.bannerProcessing } }
    },
    remove: () => api.call('removeBanner'),
  },
}

/** Of the person who is signed in. */
export const useProfilePicture = (viewer: Viewer, purpose: ProfilePicture): PictureSubject => {
  const kind = kinds[purpose]
  const queries = useQueryClient()
  // Of the query itself and not of whoever shows this: they hear of a change a moment later than this
  // hook does, and would say that nothing is being processed.
  const { data } = useQuery({
    ...viewerQuery,
    refetchInterval: ({ state }) => pollWhile(state.data && kind.of(state.data.user).processing),
  })
  const { shown, processing } = kind.of(data?.user ?? viewer)
  return {
    purpose,
    noun: kind.noun,
    title: kind.title,
    removeLabel: 'Remove',
    shown,
    processing,
    failing: { topic: `account:${viewer.id}`, what: purpose },
    change: async (fileId) => {
      const { shown: meanwhile, changed } = await kind.change(fileId)
      // A read that began before the change would say that nothing is being processed.
      await queries.cancelQueries(viewerQuery)
      queries.setQueryData(
        viewerQuery.queryKey,
        (known) => known && { user: { ...known.user, ...changed } },
      )
      return meanwhile
    },
    remove: async () => {
      await kind.remove()
      rereadPerson(queries, viewer)
    },
  }
}
