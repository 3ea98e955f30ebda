/** For the domains above catalog, which see only its index. */
export { person } from '../src/domains/catalog/test/people.ts'
