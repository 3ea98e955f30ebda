import { handlers } from '../../platform/http/handler.ts'
import { readMessagePrivacy } from './contact/settings.ts'
import { updateMessagePrivacy } from './contact/update-message-privacy.ts'
import { acceptConversation } from './conversations/accept-conversation.ts'
import { addMembers } from './conversations/add-members.ts'
import { countUnreadConversations } from './conversations/count-unread.ts'
import { createConversation } from './conversations/create-conversation.ts'
import { deleteConversation } from './conversations/delete-conversation.ts'
import { listConversations } from './conversations/list-conversations.ts'
import { removeMember } from './conversations/remove-member.ts'
import { updateConversation } from './conversations/update-conversation.ts'
import { readConversation, viewConversation } from './conversations/view.ts'
import { deleteMessage } from './messages/delete-message.ts'
import { editMessage } from './messages/edit-message.ts'
import { listMessages } from './messages/list-messages.ts'
import { markConversationRead } from './messages/mark-conversation-read.ts'
import { markMessageRead } from './messages/mark-message-read.ts'
import { searchMessages } from './messages/search-messages.ts'
import { sendMessage } from './messages/send-message.ts'

export const messagingRoutes = handlers({
  listConversations: (scope, { query }) => listConversations(scope, query),

  createConversation: async (scope, { body }) => {
    const id = await createConversation(scope, body)
    return { conversation: await viewConversation(scope, id) }
  },

  readConversation: (scope, { params }) => readConversation(scope, params.id),

  updateConversation: async (scope, { params, body }) => {
    await updateConversation(scope, params.id, body)
    return { conversation: await viewConversation(scope, params.id) }
  },

  deleteConversation: (scope, { params }) => deleteConversation(scope, params.id),

  acceptConversation: async (scope, { params }) => {
    await acceptConversation(scope, params.id)
    return { conversation: await viewConversation(scope, params.id) }
  },

  addMembers: async (scope, { params, body }) => {
    await addMembers(scope, params.id, body.userIds)
    return { conversation: await viewConversation(scope, params.id) }
  },

  removeMember: (scope, { params, query }) => removeMember(scope, params.id, query.userId),

  readUnreadConversations: (scope) => countUnreadConversations(scope),

  readMessagePrivacy: (scope) => readMessagePrivacy(scope.db, scope.actor),

  updateMessagePrivacy: (scope, { body }) => updateMessagePrivacy(scope, body),

  listMessages: (scope, { params, query }) => listMessages(scope, params.id, query),

  sendMessage: async (scope, { params, body }) => ({
    message: await sendMessage(scope, params.id, body),
  }),

  markConversationRead: (scope, { params }) => markConversationRead(scope, params.id),

  markMessageRead: (scope, { params }) => markMessageRead(scope, params.id),

  editMessage: async (scope, { params, body }) => ({
    message: await editMessage(scope, params.id, body.content),
  }),

  deleteMessage: (scope, { params }) => deleteMessage(scope, params.id),

  searchMessages: (scope, { query }) => searchMessages(scope, query),
})
