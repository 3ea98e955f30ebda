export const stepNames = [
  'Content Type',
  'Upload & Details',
  'Pricing & Visibility',
  'Review & Publish',
] as const

const first = 2
const last = stepNames.length

/** The first step is left behind once the post exists. */
export const stepFrom = (text: string | null) => {
  const asked = Number(text)
  return Number.isInteger(asked) ? Math.min(last, Math.max(first, asked)) : first
}
