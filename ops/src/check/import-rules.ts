import { type Place, placeOf, webLayers } from './place.ts'
import { forbiddenRoom } from './room-rules.ts'

/** web → contract ← server; the tools around them may look at more. */
const workspaceMayImport: Record<string, string[]> = {
  contract: [],
  server: ['contract'],
  web: ['contract'],
  ops: [],
  // Talked to as the real provider is: over the network.
  'sandbox-pay': [],
  e2e: ['contract', 'ops'],
  bench: ['contract', 'ops', 'server'],
  faults: ['contract', 'ops', 'server'],
  demo: ['contract', 'server'],
}

/** Imports go down only; those on one line do not know each other. */
const domainOrder = [
  ['identity'],
  ['media'],
  ['profiles'],
  ['social'],
  ['entitlements'],
  ['catalog'],
  ['live'],
  ['messaging'],
  ['ledger'],
  ['billing'],
  ['points'],
  ['notifications', 'search', 'recommendations', 'analytics', 'moderation', 'support'],
]
const rank = (domain: string) => domainOrder.findIndex((level) => level.includes(domain))

/** Why this import is forbidden, or nothing. */
export function forbiddenImport(from: string, target: string): string | undefined {
  const importer = placeOf(from)
  const imported = placeOf(target)
  if (!importer || !imported) return undefined

  if (importer.workspace !== imported.workspace) {
    if (importer.layer === 'ui') return 'the design system knows no contract'
    const allowed = workspaceMayImport[importer.workspace] ?? []
    const testTools = importer.isTest ? ['ops'] : []
    if ([...allowed, ...testTools].includes(imported.workspace)) {
      return importer.workspace === 'demo' ? forbiddenDemoImport(importer, imported) : undefined
    }
    return `${importer.workspace} may not import ${imported.workspace}`
  }
  if (importer.layer && imported.layer) {
    const goesUp = webLayers.indexOf(imported.layer) < webLayers.indexOf(importer.layer)
    if (goesUp) return `${importer.layer}/ is below ${imported.layer}/: imports go down only`
  }
  if (imported.feature && importer.feature && importer.feature !== imported.feature) {
    return imported.isIndex ? undefined : 'another feature is imported through its index.ts only'
  }
  if (importer.room === 'test') return undefined
  if (imported.room === 'entrypoints' && importer.room !== 'entrypoints') {
    return 'entrypoints wire things together; nothing imports them'
  }
  if (imported.room === 'test' && !importer.isTest) return 'only tests import test helpers'
  if (importer.room === 'platform' && imported.room === 'pages') return 'the platform knows no page'
  if (importer.domain && imported.room === 'pages') return 'a domain knows no page'
  if (imported.domain)
    return forbiddenDomainImport(importer, { ...imported, domain: imported.domain })
  return undefined
}

/** The demo world lives on what a domain offers to everyone. */
function forbiddenDemoImport(importer: Place, imported: Place): string | undefined {
  if (importer.isTest || imported.workspace !== 'server') return undefined
  if (imported.isIndex || imported.room === 'platform') return undefined
  return "the demo world uses the platform and the domains' index.ts only"
}

function forbiddenDomainImport(
  importer: Pick<Place, 'domain' | 'folder' | 'room' | 'isTest'>,
  imported: Pick<Place, 'folder' | 'isIndex' | 'isTest'> & { domain: string },
): string | undefined {
  if (importer.room === 'platform') return 'the platform knows no domain'
  if (importer.domain === imported.domain) {
    // A test may use the whole domain to bring about what it looks at.
    return importer.isTest
      ? undefined
      : forbiddenRoom(imported.domain, importer.folder, imported.folder)
  }
  if (rank(imported.domain) < 0) return `the domain ${imported.domain} has no place in the order`
  if (importer.domain && rank(importer.domain) <= rank(imported.domain)) {
    return `${importer.domain} stands below or beside ${imported.domain}: emit an event instead`
  }
  const isTestHelper = importer.isTest && imported.isTest
  return imported.isIndex || isTestHelper
    ? undefined
    : 'a domain is imported through its index.ts only'
}
