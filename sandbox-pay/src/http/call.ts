import type { Config } from '../config.ts'
import type { Transaction } from '../database/database.ts'
import type { Form } from './form.ts'

/** What a piece of work needs to know: of a request, or of something that has become due. */
export interface Work {
  tx: Transaction
  config: Config
  now: Date
  request: { id: string | null; idempotency_key: string | null }
}

export interface UploadedFile {
  name: string
  type: string
  content: Buffer
}

export interface Call extends Work {
  /** The ids in the address. */
  path: Record<string, string>
  parameters: Form
  /** Publishable keys are in everybody's page: they show and do little. */
  isPublic: boolean
  file: UploadedFile | undefined
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Also with the publishable key. */
  isPublic?: boolean
  handle(call: Call): Promise<object>
}

export const get = (path: string, handle: Route['handle']): Route => ({
  method: 'GET',
  path,
  handle,
})
export const post = (path: string, handle: Route['handle']): Route => ({
  method: 'POST',
  path,
  handle,
})
export const remove = (path: string, handle: Route['handle']): Route => ({
  method: 'DELETE',
  path,
  handle,
})

/** For pages: the publishable key is enough. */
export const open = (route: Route): Route => ({ ...route, isPublic: true })
