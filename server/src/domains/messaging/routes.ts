import { handlers } from '../../platform/http/handler.ts'
import { listBoughtAttachments } from './attachments/list-bought.ts'
import { openAttachment } from './attachments/open-attachment.ts'
import { createBroadcast } from './broadcasts/create-broadcast.ts'
import { deleteBroadcast } from './broadcasts/delete-broadcast.ts'
import { listBroadcasts } from './broadcasts/list-broadcasts.ts'
import { updateBroadcast } from './broadcasts/update-broadcast.ts'
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
import { listReactions } from './reactions/list-reactions.ts'
import { reactToMessage } from './reactions/react-to-message.ts'
import { removeReaction } from './reactions/remove-reaction.ts'
import { createSavedReply } from './saved-replies/create-saved-reply.ts'
import { deleteSavedReply } from './saved-replies/delete-saved-reply.ts'
import { readSavedReplies } from './saved-replies/reader.ts'
import { updateSavedReply } from './saved-replies/update-saved-reply.ts'
import { readWelcomeMessage } from './welcome/reader.ts'
import { updateWelcomeMessage } from './welcome/update-welcome-message.ts'

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

  listReactions: (scope, { params, query }) => listReactions(scope, params.id, query),

  reactToMessage: async (scope, { params, body }) => ({
    message: await reactToMessage(scope, params.id, body.emoji),
  }),

  removeReaction: async (scope, { params }) => ({
    message: await removeReaction(scope, params.id),
  }),
  openAttachment: (scope, { params }) => openAttachment(scope, params.id, params.attachmentId),

  listBoughtAttachments: (scope, { query }) => listBoughtAttachments(scope, query),

  searchMessages: (scope, { query }) => searchMessages(scope, query),

  listSavedReplies: async ({ db, actor }) => ({
    savedReplies: await readSavedReplies(db, actor.accountId),
  }),

  createSavedReply: async (scope, { body }) => ({
    savedReply: await createSavedReply(scope, body),
  }),

  updateSavedReply: async (scope, { params, body }) => ({
    savedReply: await updateSavedReply(scope, params.id, body),
  }),

  deleteSavedReply: (scope, { params }) => deleteSavedReply(scope, params.id),

  listBroadcasts: (scope, { query }) => listBroadcasts(scope, query),

  createBroadcast: async (scope, { body }) => ({ broadcast: await createBroadcast(scope, body) }),

  updateBroadcast: async (scope, { params, body }) => ({
    broadcast: await updateBroadcast(scope, params.id, body),
  }),

  deleteBroadcast: (scope, { params }) => deleteBroadcast(scope, params.id),

  readWelcomeMessage: ({ db, actor }) => readWelcomeMessage(db, actor.accountId),

  updateWelcomeMessage: (scope, { body }) => updateWelcomeMessage(scope, body),
})
