import { describe, expect, it } from 'vitest'
import type { AnyDeed, SeenMessage, View } from './deeds.ts'
import { judge } from './rules.ts'

const conversation = 'talk'
const times = (from: number, until: number, isDone = true, isRepeated = false) => ({
  conversation,
  from,
  until,
  isDone,
  isRepeated,
})
const send = (
  by: number,
  clientId: string,
  from: number,
  until: number,
  isDone = true,
): AnyDeed => ({
  kind: 'send',
  by,
  clientId,
  content: clientId,
  ...times(from, until, isDone),
})
const edit = (
  by: number,
  clientId: string,
  content: string,
  from: number,
  until: number,
  isDone = true,
): AnyDeed => ({
  kind: 'edit',
  by,
  clientId,
  content,
  ...times(from, until, isDone),
})
const remove = (
  by: number,
  clientId: string,
  from: number,
  until: number,
  isDone = true,
): AnyDeed => ({
  kind: 'delete',
  by,
  clientId,
  ...times(from, until, isDone),
})
const read = (by: number, readSeq: number, from: number, until: number): AnyDeed => ({
  kind: 'read',
  by,
  readSeq,
  ...times(from, until),
})
const leave = (by: number, from: number, until: number, isDone = true): AnyDeed => ({
  kind: 'leave',
  by,
  ...times(from, until, isDone),
})
const back = (by: number, from: number, until: number, isDone = true): AnyDeed => ({
  kind: 'return',
  by,
  ...times(from, until, isDone),
})

const seen = (seq: number, sender: number, clientId: string, content = clientId): SeenMessage => ({
  seq,
  sender,
  clientId,
  content,
  id: `id of ${clientId}`,
})
const view = (
  by: number,
  messages: SeenMessage[],
  readSeq = 0,
  more: Partial<View> = {},
): View => ({
  by,
  conversation,
  messages,
  page: messages,
  readSeq,
  unreadCount: messages.filter(({ seq, sender }) => sender !== by && seq > readSeq).length,
  ...more,
})
const both = (messages: SeenMessage[]) => [view(0, messages), view(1, messages)]
const wrong = (deeds: AnyDeed[], views: View[]) =>
  Object.entries(judge(deeds, views))
    .filter(([, faults]) => faults.some((one) => one !== undefined))
    .map(([rule]) => rule)

const [a, b, c] = [seen(1, 0, 'a'), seen(2, 1, 'b'), seen(3, 0, 'c')]
const plain: [AnyDeed, AnyDeed, AnyDeed] = [
  send(0, 'a', 1, 2),
  send(1, 'b', 3, 4),
  send(0, 'c', 5, 6),
]

describe('accepted', () => {
  const cases: Record<string, [AnyDeed[], View[]]> = {
    'three in a row': [plain, both([a, b, c])],
    'one id twice': [[...plain, send(0, 'c', 5.5, 9)], both([a, b, c])],
    'a refused send that is there': [
      [...plain.slice(0, 2), send(0, 'c', 5, 6, false)],
      both([a, b, c]),
    ],
    'a refused send that is not': [[...plain.slice(0, 2), send(0, 'c', 5, 6, false)], both([a, b])],
    'a refused send that came late': [
      [send(0, 'c', 0, 1, false), ...plain.slice(0, 2)],
      both([a, b, c]),
    ],
    'overlapping sends either way': [
      [send(0, 'a', 1, 4), send(1, 'b', 3, 4)],
      both([seen(1, 1, 'b'), seen(2, 0, 'a')]),
    ],
    'gaps in the numbers': [plain, both([a, seen(7, 1, 'b'), seen(9, 0, 'c')])],
    'the last edit': [
      [...plain, edit(0, 'a', 'x', 7, 8), edit(0, 'a', 'y', 9, 10)],
      both([{ ...a, content: 'y' }, b, c]),
    ],
    'overlapping edits': [
      [...plain, edit(0, 'a', 'x', 7, 10), edit(0, 'a', 'y', 9, 10)],
      both([{ ...a, content: 'x' }, b, c]),
    ],
    'a refused edit not done': [[...plain, edit(0, 'a', 'x', 7, 8, false)], both([a, b, c])],
    'a refused edit done late': [
      [...plain, edit(0, 'a', 'x', 7, 8, false), edit(0, 'a', 'y', 9, 10)],
      both([{ ...a, content: 'x' }, b, c]),
    ],
    deleted: [[...plain, remove(0, 'c', 7, 8)], both([a, b])],
    'a refused delete done': [[...plain, remove(0, 'c', 7, 8, false)], both([a, b])],
    'a refused delete not done': [[...plain, remove(0, 'c', 7, 8, false)], both([a, b, c])],
    returned: [
      [...plain.slice(0, 2), leave(1, 4.1, 4.2), back(1, 4.3, 4.4), plain[2]],
      [view(0, [a, b, c]), view(1, [c])],
    ],
    'returned while c was sent, before': [
      [...plain, leave(1, 4.1, 4.2), back(1, 4.3, 5.5)],
      [view(0, [a, b, c]), view(1, [])],
    ],
    'returned while c was sent, after': [
      [...plain, leave(1, 4.1, 4.2), back(1, 4.3, 5.5)],
      [view(0, [a, b, c]), view(1, [c])],
    ],
    'a refused leave not done': [
      [...plain.slice(0, 2), leave(1, 4.1, 4.2, false), back(1, 4.3, 4.4), plain[2]],
      both([a, b, c]),
    ],
    'a refused leave done': [
      [...plain.slice(0, 2), leave(1, 4.1, 4.2, false), back(1, 4.3, 4.4), plain[2]],
      [view(0, [a, b, c]), view(1, [c])],
    ],
    'read, left and unread anew': [
      [
        ...plain.slice(0, 2),
        read(1, 2, 4.01, 4.02),
        leave(1, 4.1, 4.2),
        back(1, 4.3, 4.4),
        plain[2],
      ],
      [view(0, [a, b, c]), view(1, [c], 0)],
    ],
    'read what was deleted': [
      [...plain, read(1, 3, 7, 8), remove(0, 'c', 9, 10)],
      [view(0, [a, b]), view(1, [a, b], 3)],
    ],
    'read by writing': [plain, [view(0, [a, b, c], 3), view(1, [a, b, c], 2)]],
  }
  it.each(Object.entries(cases))('%s', (_, [deeds, views]) => {
    expect(
      Object.values(judge(deeds, views))
        .flat()
        .filter((one) => one !== undefined),
    ).toEqual([])
  })
})

describe('refused', () => {
  const all = [a, b, c]
  const cases: Record<string, [string, AnyDeed[], View[]]> = {
    'lost for one': ['delivered', plain, [view(0, all), view(1, [a, c])]],
    'lost for all': ['delivered', plain, both([a, b])],
    twice: ['delivered', plain, both([a, b, c, { ...c, seq: 4, id: 'again' }])],
    'refused and there for one': [
      'delivered',
      [...plain.slice(0, 2), send(0, 'c', 5, 6, false)],
      [view(0, all), view(1, [a, b])],
    ],
    'from before the return': [
      'delivered',
      [...plain.slice(0, 2), leave(1, 4.1, 4.2), back(1, 4.3, 4.4), plain[2]],
      [view(0, all), view(1, [b, c])],
    ],
    'missing since the return': [
      'delivered',
      [...plain.slice(0, 2), leave(1, 4.1, 4.2), back(1, 4.3, 4.4), plain[2]],
      [view(0, all), view(1, [])],
    ],
    'a hole behind the return': [
      'delivered',
      [leave(1, 0, 0.5), back(1, 0.6, 9), ...plain],
      [view(0, all), view(1, [a, c])],
    ],
    'sent by nobody': ['written', plain, both([...all, seen(4, 1, 'd')])],
    'sent by another': ['written', plain, both([a, { ...b, sender: 0 }, c])],
    'an edit lost': ['written', [...plain, edit(0, 'a', 'x', 7, 8)], both(all)],
    'an earlier edit': [
      'written',
      [...plain, edit(0, 'a', 'x', 7, 8), edit(0, 'a', 'y', 9, 10)],
      both([{ ...a, content: 'x' }, b, c]),
    ],
    'an edit for one': [
      'written',
      [...plain, edit(0, 'a', 'x', 7, 8, false)],
      [view(0, all), view(1, [{ ...a, content: 'x' }, b, c])],
    ],
    'an edit by another': [
      'written',
      [...plain, edit(1, 'a', 'x', 7, 8)],
      both([{ ...a, content: 'x' }, b, c]),
    ],
    'a delete undone': ['deleted', [...plain, remove(0, 'c', 7, 8)], both(all)],
    'behind what came later': ['ordered', plain, both([seen(1, 1, 'b'), seen(2, 0, 'a'), c])],
    'numbers of their own': ['ordered', plain, [view(0, all), view(1, [a, b, { ...c, seq: 4 }])]],
    'ids of their own': ['ordered', plain, [view(0, all), view(1, [a, b, { ...c, id: 'own' }])]],
    'one number twice': [
      'ordered',
      [send(0, 'a', 1, 9), send(1, 'b', 1, 9)],
      both([a, { ...b, seq: 1 }]),
    ],
    'not in order': ['ordered', plain, both([a, c, b])],
    'one too many unread': ['unread', plain, [view(0, all), view(1, all, 0, { unreadCount: 3 })]],
    'read again': ['unread', [...plain, read(1, 3, 7, 8)], [view(0, all), view(1, all, 2)]],
    'read beyond the last': ['unread', plain, [view(0, all), view(1, all, 4)]],
    'read by nobody': ['unread', plain, [view(0, all), view(1, all, 3)]],
    'an answer from later': [
      'unread',
      [...plain, read(1, 3, 4.1, 4.2)],
      [view(0, all), view(1, all, 3)],
    ],
    'an answer that leaves some': [
      'unread',
      [...plain, read(1, 2, 7, 8)],
      [view(0, all), view(1, all, 2)],
    ],
    'a page that lacks one': ['page', plain, [view(0, all), view(1, all, 0, { page: [a, b] })]],
    'a page with more': [
      'page',
      plain,
      [view(0, all), view(1, all, 0, { page: [...all, seen(4, 0, 'd')] })],
    ],
    'a page with old words': [
      'page',
      plain,
      [view(0, all), view(1, all, 0, { page: [a, b, { ...c, content: 'old' }] })],
    ],
  }
  it.each(Object.entries(cases))('%s', (_, [rule, deeds, views]) => {
    expect(wrong(deeds, views)).toContain(rule)
  })
})
