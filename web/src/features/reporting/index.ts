import { lazyAfterPaint, lazyComponent } from '../../ui/lib/lazy-component.ts'

/** Beside the dialog that shares a post: few report it, and its page names none of the parts of a form. */
export const ReportContent = lazyComponent(() => import('./report-content.tsx'), 'ReportContent')

const personParts = () => import('./report-person.tsx')
export const ReportPerson = lazyAfterPaint(personParts, 'ReportPerson')
export const ReportMessage = lazyAfterPaint(personParts, 'ReportMessage')
