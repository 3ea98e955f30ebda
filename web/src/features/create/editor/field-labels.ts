import type { FieldName } from './fields.ts'

/** For sentences about fields, where the field itself is not in sight. */
export const fieldLabels: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  tags: 'Tags',
  visibility: 'Visibility',
  pricing: 'Pricing',
  earlyAccess: 'Early access',
  chapters: 'Chapters',
  allowComments: 'Allow comments',
  allowDownload: 'Allow downloads',
  altText: 'Cover description',
  article: 'Article',
}
