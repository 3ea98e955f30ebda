import { useCommand } from '../../../core/api/api.ts'

const refresh = ['readConversation', 'listConversations'] as const

export const useUpdateGroup = () => useCommand('updateConversation', { refresh })
export const useAddMembers = () => useCommand('addMembers', { refresh })
export const useRemoveMember = () => useCommand('removeMember', { refresh })
/** Nothing of it can be read any longer by whoever leaves. */
export const useLeaveGroup = () =>
  useCommand('removeMember', { refresh: ['listConversations', 'readUnreadConversations'] })
