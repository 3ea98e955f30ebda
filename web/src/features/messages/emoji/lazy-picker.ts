import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'

/** With the names of all emojis, which nobody needs before. */
export const EmojiPicker = lazyAfterPaint(() => import('./emoji-picker.tsx'), 'EmojiPicker')
