import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** As strict as Fanfare's own pages, with the provider as the only stranger. */
const policy = (pay: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${pay}`,
    "style-src 'self'",
    `frame-src ${pay}`,
    `connect-src 'self' ${pay}`,
  ].join('; ')

const page = (pay: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Shop</title><script src="${pay}/v3/"></script></head>
  <body>
    <h1>Shop</h1>
    <form><div id="number"></div><div id="expiry"></div><div id="code"></div></form>
    <script src="/shop.js"></script>
  </body>
</html>`

/** What the page sees of its fields goes into \`seen\`, for the test to look at. */
const script = (key: string) => `
  const stripe = Stripe('${key}')
  const elements = stripe.elements({ locale: 'en' })
  const style = { base: { color: 'rgb(10, 20, 30)', fontSize: '18px' }, invalid: { color: 'rgb(200, 0, 0)' } }
  const fields = {
    number: elements.create('cardNumber', { style }),
    expiry: elements.create('cardExpiry', { style, placeholder: 'MM / YY' }),
    code: elements.create('cardCvc', { style }),
  }
  const seen = []
  addEventListener('message', (event) => seen.push(JSON.stringify(event.data)))
  document.addEventListener('securitypolicyviolation', (event) => seen.push('violation ' + event.violatedDirective))
  const states = {}
  const ready = []
  for (const [name, field] of Object.entries(fields)) {
    field.on('ready', (event) => ready.push(event))
    field.on('change', (event) => { states[name] = event })
    field.mount('#' + name)
  }
  const submitted = { count: 0 }
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    submitted.count += 1
  })
  Object.assign(window, { stripe, elements, fields, ready, seen, states, submitted })
`

export interface Shop extends AsyncDisposable {
  url: string
}

/** A page on another site than the provider, as Fanfare is. */
export async function openShop(pay: string, key: string): Promise<Shop> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/shop.js'
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'content-security-policy': policy(pay),
    })
    response.end(isScript ? script(key) : page(pay))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
