import { escapeHtml } from '../html.ts'
import type { MailCategory } from './category.ts'

interface Line {
  readonly text: string
  /** Where a click on it leads. */
  readonly url: string | null
}

interface Section {
  readonly title: string
  readonly lines: readonly Line[]
}

/** One description of a mail, from which both its text and its HTML are made. */
export interface MailContent<Category extends MailCategory = MailCategory> {
  readonly category: Category
  readonly subject: string
  /** Without one the subject stands above the text too. */
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly sections?: readonly Section[]
  /** After them. */
  readonly closing?: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  /** Why this person got it, in small print. */
  readonly reason: string
}

/** Where whoever gets a mail ends such mails. */
interface MailLinks {
  readonly settings: string
  readonly unsubscribe: string
}

interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const settingsName = 'Settings > Notifications'

const button = ({ label, url }: NonNullable<MailContent['action']>) =>
  `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="background:#d9480f;color:#ffffff;text-decoration:none;font-weight:600;padding:14px 22px;border-radius:8px;display:inline-block">${escapeHtml(label)}</a></p>`

const link = (url: string, text: string, color: string) =>
  `<a href="${escapeHtml(url)}" style="color:${color}">${escapeHtml(text)}</a>`

const paragraphHtml = (text: string) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`

const sectionText = ({ title, lines }: Section) =>
  [title, ...lines.map(({ text, url }) => (url ? `- ${text}\n  ${url}` : `- ${text}`))].join('\n')

const sectionHtml = ({ title, lines }: Section) =>
  [
    `<h2 style="font-size:17px;line-height:24px;margin:24px 0 8px">${escapeHtml(title)}</h2>`,
    ...lines.map(({ text, url }) => {
      const words = url ? link(url, text, '#231f1b') : escapeHtml(text)
      return `<p style="margin:0 0 10px">${words}</p>`
    }),
  ].join('')

const smallText = (reason: string, links: MailLinks | null) =>
  links
    ? `${reason} You can turn these emails off in ${settingsName}:\n${links.settings}\n\nUnsubscribe:\n${links.unsubscribe}`
    : reason

const smallHtml = (reason: string, links: MailLinks | null) => {
  if (!links) return escapeHtml(reason)
  const settings = link(links.settings, settingsName, '#6b655d')
  const unsubscribe = link(links.unsubscribe, 'Unsubscribe', '#6b655d')
  return `${escapeHtml(reason)} You can turn these emails off in ${settings}.<br>${unsubscribe}`
}

/** With links where a setting decides about it. */
export const composeMail = (content: MailContent, links: MailLinks | null): ComposedMail => {
  const {
    subject,
    heading = subject,
    paragraphs,
    sections = [],
    closing = [],
    action,
    reason,
  } = content
  const text = [
    heading,
    ...paragraphs,
    ...sections.map(sectionText),
    ...closing,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${smallText(reason, links)}`,
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
    ...paragraphs.map(paragraphHtml),
    ...sections.map(sectionHtml),
    ...closing.map(paragraphHtml),
    action ? button(action) : '',
    `</div><p style="color:#6b655d;font-size:13px;line-height:18px">${smallHtml(reason, links)}</p>`,
    '</div></body></html>',
  ].join('')
  return { subject, text, html }
}
