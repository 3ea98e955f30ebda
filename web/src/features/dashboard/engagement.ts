import { percentText } from '../../ui/text/percent.ts'
import type { Stats } from './overview-screen.tsx'

/** Likes and comments for each hundred views. A like that was taken back may leave less than none. */
export const engagementText = ({ views, likes, comments }: Stats['current']) =>
  percentText({ part: Math.max(0, likes + comments), whole: views })
