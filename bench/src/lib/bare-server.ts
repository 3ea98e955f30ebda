import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** Fastify with nothing else, sending the bytes of a file: what the engine itself can do. */
const [, , port, file] = process.argv
const body = readFileSync(file ?? '')
const app = Fastify()
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ host: '127.0.0.1', port: Number(port) })
console.log('ready')
