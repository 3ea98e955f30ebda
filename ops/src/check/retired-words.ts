interface Retired {
  pattern: RegExp
  instead: string
}

/** Words and phrases of docs/words.md that no text uses again, each with what replaces it. */
export const retired: readonly Retired[] = [
  { pattern: /\bpieces?\b/i, instead: 'post, or its type: this video' },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /\b(this|a|the|by) mail\b/i, instead: 'email' },
  { pattern: /\bteasers?\b/i, instead: 'preview' },
  { pattern: /\bseats?\b/i, instead: 'spot' },
  { pattern: /\bways? in\b(?! which)/i, instead: 'how to unlock it' },
  { pattern: /\bfor nothing\b/i, instead: 'free' },
  { pattern: /\bany more(?! \p{L})/iu, instead: 'no longer, or name the new state' },
  { pattern: /\b(had|have it|has it) back\b/i, instead: 'undo, restore or refund' },
  { pattern: /\bwhat (became of|it is made of)\b/i, instead: 'history, or price breakdown' },
  { pattern: /\bis to be (paid|seen|had|done)\b/i, instead: 'say what the person can do' },
  { pattern: /\bon holiday\b/i, instead: 'on a break' },
  { pattern: /\b(tip tab|on your tab|settle your tab)\b/i, instead: 'pending tips' },
  { pattern: /\byou get this because\b/i, instead: 'You’re getting this email because' },
  { pattern: /\bnobody called\b/i, instead: 'no account is named' },
]

/** Only texts of the interface: a developer's error may keep a typewriter's apostrophe. */
export const straightApostrophe: Retired = {
  pattern: /\p{L}'\p{L}/u,
  instead: 'a curly apostrophe: ’',
}

/** Texts that the specification quotes, to the letter. */
export const quoted: ReadonlySet<string> = new Set([
  "The user you're looking for doesn't exist.",
  'Start by uploading your first piece of content',
  "Are you sure you want to cancel this subscription? You'll lose access to premium content.",
])
