import type { Scope, SignedIn } from '../../../platform/scope.ts'

export type SignedInScope = Scope & { readonly actor: SignedIn }
