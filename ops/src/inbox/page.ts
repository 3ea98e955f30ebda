import type { Message } from './message.ts'

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  a { color: inherit }
  li { border-top: 1px solid #8884; padding: .6rem 0 }
  ul { list-style: none; padding: 0 }
  small { opacity: .7 }
  iframe { width: 100%; height: 36rem; border: 1px solid #8884; border-radius: 8px; background: #fff }
  pre { white-space: pre-wrap; border: 1px solid #8884; border-radius: 8px; padding: 1rem }`

export function inboxPage(messages: Message[], to: string | undefined): string {
  const items = messages.map(
    (one) => `<li><a href="/message/${one.id}">${escaped(one.subject || '(no subject)')}</a><br>
      <small>to ${escaped(one.to.join(', '))} · ${one.receivedAt}</small></li>`,
  )
  const heading = to ? `Emails to ${escaped(to)}` : 'All emails'
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No emails yet.</p>'
  const form = `<form><input name="to" type="email" placeholder="Address" aria-label="Address"
    value="${escaped(to ?? '')}"> <button>Show</button> <a href="/">All</a></form>`
  return document('Inbox', `<h1>${heading}</h1>${form}${list}`)
}

export function messagePage(message: Message): string {
  // Sandboxed without scripts: a mail may hold anything.
  const html = message.html
    ? `<h2>HTML</h2><iframe sandbox="allow-popups" src="/body/${message.id}" title="HTML"></iframe>`
    : ''
  return document(
    message.subject,
    `<p><a href="/">All emails</a></p><h1>${escaped(message.subject)}</h1>
    <p><small>from ${escaped(message.from)} to ${escaped(message.to.join(', '))} · ${message.receivedAt}</small></p>
    <h2>Text</h2><pre>${linked(message.text)}</pre>${html}`,
  )
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
    <meta name="viewport" content="width=device-width"><style>${style}</style><body>${body}</body></html>`
}

function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
