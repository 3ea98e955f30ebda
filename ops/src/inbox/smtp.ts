import { SMTPServer } from 'smtp-server'
import { parseMessage } from './message.ts'
import type { Store } from './store.ts'

export function smtp(store: Store): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Anything may be sent here, so any sign-in is as good as none.
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        parseMessage(Buffer.concat(chunks), to).then((message) => {
          store.add(message)
          done()
        }, done)
      })
    },
  })
  // A sender that is killed in mid-sentence resets its connection; unheard, that would end us.
  server.on('error', (error) => console.error(error.message))
  return server
}
