import type { ConversationId, ConversationView, Viewer } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, readOf } from '../../../core/api/api.ts'
import { type PictureSubject, pollWhile } from '../../profile-pictures/index.ts'

/** Of a group, for its owner. */
export const useGroupPicture = (conversation: ConversationView, viewer: Viewer): PictureSubject => {
  const params = { id: conversation.id as ConversationId }
  const queries = useQueryClient()
  const read = readOf('readConversation', { params })
  const { data } = useQuery({
    ...read,
    refetchInterval: ({ state }) => pollWhile(state.data?.conversation.avatarProcessing),
  })
  const { avatar, avatarProcessing } = data?.conversation ?? conversation
  return {
    purpose: 'avatar',
    noun: 'picture',
    title: 'Group picture',
    removeLabel: 'Remove picture',
    shown: avatar,
    processing: avatarProcessing,
    failing: { topic: `account:${viewer.id}`, what: `group:${params.id}` },
    change: async (fileId) => {
      const reply = await api.call('updateConversation', { params, body: { avatar: fileId } })
      // A read that began before the change would say that nothing is being processed.
      await queries.cancelQueries(read)
      queries.setQueryData(read.queryKey, (known) => known && { ...known, ...reply })
      // The reply may be of a moment when the new one was ready already.
      return avatar
    },
    remove: async () => {
      await api.call('updateConversation', { params, body: { avatar: null } })
      void queries.invalidateQueries(read)
      void queries.invalidateQueries({ queryKey: ['listConversations'] })
    },
  }
}
