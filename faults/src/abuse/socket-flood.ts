import { randomUUID } from 'node:crypto'
import { routes, ServerMessage, socketRules } from '@fanfare/contract'
import { newFan } from '../lib/actor.ts'
import type { Browser } from '../lib/browser.ts'
import { Figure } from '../lib/figures.ts'
import { register } from '../lib/person.ts'
import { isShort } from '../lib/size.ts'
import type { World } from '../lib/world.ts'
import type { Attack } from './attack.ts'

const socketsPerAccount = 50
const socketsPerAddress = 500
const tooManySockets = 1013

const ticketOf = async (browser: Browser, address?: string) => {
  const headers = address ? { headers: { 'x-forwarded-for': address } } : {}
  const sent = { method: 'POST', path: '/realtime/ticket', ...headers }
  const { status, body } = await browser.send(sent)
  return status === 200 ? (body as { ticket: string }).ticket : null
}

const dial = ({ stack }: World, ticket: string) => {
  const { realtime } = stack.instance.ports
  const socket = new WebSocket(`ws://127.0.0.1:${realtime}${socketRules.path}?ticket=${ticket}`)
  const say = (type: string, more: object = {}) =>
    socket.send(
      JSON.stringify({ type, id: randomUUID(), timestamp: new Date().toISOString(), ...more }),
    )
  return { socket, say }
}

/** Answers what it was let in with, or the code it was closed with. */
const enter = async (world: World, ticket: string) => {
  const { socket, say } = dial(world, ticket)
  const outcome = await new Promise<'open' | number>((done) => {
    socket.onopen = () => say('ping')
    socket.onmessage = () => done('open')
    socket.onclose = ({ code }) => done(code)
  })
  return { socket, outcome }
}

/** Whoever finds one in a log or a history opens nothing with it, also while its owner is connected. */
const twice = async (world: World, figure: Figure) => {
  const ticket = (await ticketOf((await newFan(world)).browser)) ?? ''
  const [first, second] = [await enter(world, ticket), await enter(world, ticket)]
  figure.count(first.outcome === 'open' ? undefined : `a ticket opens ${first.outcome}`)
  const { badTicket } = socketRules.closeCodes
  figure.count(second.outcome === badTicket ? undefined : `used twice it opens ${second.outcome}`)
  for (const { socket } of [first, second]) socket.close()
}

const flood = async (world: World, figure: Figure) => {
  const { browser } = await newFan(world)
  const entered = []
  for (let count = 0; count < socketsPerAccount + 10; count++) {
    const ticket = await ticketOf(browser)
    if (ticket) entered.push(await enter(world, ticket))
  }
  const open = entered.filter(({ outcome }) => outcome === 'open').length
  figure.count(open === socketsPerAccount ? undefined : `one account holds ${open} sockets`)
  for (const { outcome } of entered.filter((one) => one.outcome !== 'open')) {
    figure.count(outcome === tooManySockets ? undefined : `a socket was closed with ${outcome}`)
  }
  const other = await ticketOf((await newFan(world)).browser)
  const { socket, outcome } = await enter(world, other ?? '')
  figure.count(outcome === 'open' ? undefined : 'somebody else is refused too')
  for (const one of [...entered, { socket }]) one.socket.close()
}

/** Many accounts behind one address, each with as many as it may have. */
const crowd = async (world: World, figure: Figure) => {
  const address = '198.51.100.90'
  const entered = []
  for (let account = 0; account <= socketsPerAddress / socketsPerAccount; account++) {
    const { browser } = await register(world.stack, false)
    const asked = Array.from({ length: socketsPerAccount }, () => ticketOf(browser, address))
    const given = (await Promise.all(asked)).filter((ticket) => ticket !== null)
    entered.push(...(await Promise.all(given.map((ticket) => enter(world, ticket)))))
  }
  const open = entered.filter(({ outcome }) => outcome === 'open').length
  figure.count(open === socketsPerAddress ? undefined : `one address holds ${open} sockets`)
  const refused = entered.filter(({ outcome }) => outcome === tooManySockets).length
  figure.count(refused === socketsPerAccount ? undefined : `${refused} sockets were refused`)
  for (const { socket } of entered) socket.close()
}

const tickets = async (world: World, figure: Figure) => {
  const { points } = routes.createRealtimeTicket.rateLimit
  const { browser } = await register(world.stack, false)
  const from = Date.now()
  const asked = await Promise.all(Array.from({ length: points + 20 }, () => ticketOf(browser)))
  const given = asked.filter((ticket) => ticket !== null).length
  // A machine so busy that it takes longer than a minute begins another one.
  const most = points * Math.ceil((Date.now() - from) / 60_000)
  const isRight = given >= points && given <= most
  figure.count(isRight ? undefined : `${given} tickets were given, ${most} are allowed`)
}

const refusedJoins = 80

/** A socket that asks for what is not there can still hear what is. */
const joins = async (world: World, figure: Figure) => {
  const fan = await newFan(world)
  const { socket, say } = dial(world, (await ticketOf(fan.browser)) ?? '')
  let refused = 0
  const joined = await new Promise<string>((done) => {
    socket.onopen = () => {
      for (let count = 0; count < refusedJoins; count++) {
        say('subscribe', { topic: `profile:${randomUUID()}` })
      }
    }
    socket.onclose = ({ code }) => done(`closed with ${code}`)
    socket.onmessage = ({ data }) => {
      const message = ServerMessage.parse(JSON.parse(String(data)))
      if (message.type === 'subscribed') return done('joined')
      if (message.type !== 'error') return
      refused += 1
      if (refused === refusedJoins) say('subscribe', { topic: `profile:${fan.id}` })
      if (refused > refusedJoins) done(`refused with ${message.code}`)
    }
  })
  socket.close()
  figure.count(joined === 'joined' ? undefined : `after refused joins a socket is ${joined}`)
}

/** Sockets, tickets for them and topics, until nobody else gets any. */
export const trySockets: Attack = async (world) => {
  const figure = new Figure('abuse.sockets')
  await twice(world, figure)
  await flood(world, figure)
  // Five hundred sockets take longer than all the rest.
  if (!isShort) await crowd(world, figure)
  await tickets(world, figure)
  await joins(world, figure)
  return figure
}
