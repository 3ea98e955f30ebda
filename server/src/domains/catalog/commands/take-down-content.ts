import type { ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { readFiles } from '../files.ts'
import type { Action } from '../lifecycle.ts'
import type { ContentRow } from '../reader/contents.ts'
import { moved, settle } from '../settle.ts'
import { lockContents } from '../writer/contents.ts'

interface Move {
  readonly action: Extract<Action, 'take-down' | 'put-back'>
  readonly reason: string | null
}

/** Null when there is no such post or this cannot be done with it. */
const move = async (tx: Transaction, id: ContentId, { action, reason }: Move, now: Date) => {
  const [row] = await lockContents(tx, [id])
  const change = row && moved(row, await readFiles(tx, row), action, now)
  return change ? settle(tx, row, now, { ...change, take_down_reason: reason }) : null
}

/** By staff: from now on only its owner sees it, with the reason. */
export const takeDownContent = (
  tx: Transaction,
  id: ContentId,
  reason: string,
  now: Date,
): Promise<ContentRow | null> => move(tx, id, { action: 'take-down', reason }, now)

/** It is on show again if it was before. */
export const putBackContent = (
  tx: Transaction,
  id: ContentId,
  now: Date,
): Promise<ContentRow | null> => move(tx, id, { action: 'put-back', reason: null }, now)
