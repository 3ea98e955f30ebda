import { mostBytes, type RefusalWords, sizeWords } from '../../uploads/index.ts'

/** How its name ends says more to people than its type does. */
const typeName = ({ name, type }: File): string =>
  /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() || type || 'unknown'

export const attachmentRefusals: RefusalWords = {
  size: ({ size }, purpose) =>
    `File size ${sizeWords(size)} exceeds maximum allowed size of ${sizeWords(mostBytes(purpose, true))}`,
  type: (file, allowed) =>
    `File type ${typeName(file)} is not allowed. Allowed types: ${allowed.join(', ')}`,
}

export const tooMany = (most: number) => `Maximum ${most} files allowed`
