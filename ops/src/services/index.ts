import { front } from './front.ts'
import { mail } from './mail.ts'
import { opensearch } from './opensearch.ts'
import { pay } from './pay.ts'
import { postgres } from './postgres.ts'
import { push } from './push.ts'
import { redis } from './redis.ts'
import { restate } from './restate.ts'
import { s3 } from './s3.ts'
import type { Service } from './service.ts'

/** What every instance runs. */
export const services: Service[] = [postgres, redis, s3, restate, opensearch, mail, pay, push]

/** What only production-like runs need on top: there nginx serves the built web app. */
export const frontServices: Service[] = [front]
export const allServices: Service[] = [...services, ...frontServices]
