import type { Database, Transaction } from './database/database.ts'
import { readSetting, writeSetting } from './database/settings.ts'

/** Standing at an instant, or running that much ahead of the machine. */
type ClockSetting = { at: number } | { aheadMs: number }

const real: ClockSetting = { aheadMs: 0 }

/** In PostgreSQL, so that a killed process wakes up in the same year. */
export async function readClock(db: Database | Transaction): Promise<Date> {
  const setting = await readSetting<ClockSetting>(db, 'clock', real)
  return 'at' in setting ? new Date(setting.at) : new Date(Date.now() + setting.aheadMs)
}

/** Stands still at `now`; `null` lets it run with the machine again. */
export async function setClock(tx: Transaction, now: Date | null): Promise<void> {
  await writeSetting(tx, 'clock', now === null ? real : { at: now.getTime() })
}

export async function advanceClock(tx: Transaction, milliseconds: number): Promise<void> {
  const setting = await readSetting<ClockSetting>(tx, 'clock', real)
  const moved: ClockSetting =
    'at' in setting
      ? { at: setting.at + milliseconds }
      : { aheadMs: setting.aheadMs + milliseconds }
  await writeSetting(tx, 'clock', moved)
}

export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)
