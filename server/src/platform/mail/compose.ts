import { escapeHtml } from '../html.ts'
import { isSwitched, type MailCategory } from './category.ts'

/** One description of a mail, from which both its text and its HTML are made. */
export interface MailContent<Category extends MailCategory = MailCategory> {
  readonly category: Category
  readonly subject: string
  /** Without one the subject stands above the text too. */
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  /** Why this person got it, in small print. */
  readonly reason: string
}

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const turnOff = 'You can turn these emails off in Settings > Notifications.'

const button = ({ label, url }: NonNullable<MailContent['action']>) =>
  `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="background:#d9480f;color:#ffffff;text-decoration:none;font-weight:600;padding:14px 22px;border-radius:8px;display:inline-block">${escapeHtml(label)}</a></p>`

export const composeMail = (content: MailContent): ComposedMail => {
  const { category, subject, heading = subject, paragraphs, action } = content
  const reason = isSwitched(category) ? `${content.reason} ${turnOff}` : content.reason
  const text = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${reason}`,
  ].join('\n\n')
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#f6f4f1;color:#231f1b;font:16px/24px system-ui,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px 20px">',
    '<p style="font-weight:700;font-size:20px;margin:0 0 24px">Fanfare</p>',
    '<div style="background:#ffffff;border:1px solid #e5e1db;border-radius:12px;padding:28px">',
    `<h1 style="font-size:22px;line-height:28px;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`),
    action ? button(action) : '',
    `</div><p style="color:#6b655d;font-size:13px;line-height:18px">${escapeHtml(reason)}</p>`,
    '</div></body></html>',
  ].join('')
  return { subject, text, html }
}
