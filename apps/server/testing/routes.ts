import * as contract from '@mavendoc/contract';
import type { AnyRoute } from '@mavendoc/contract';

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call of the contract, whatever feature it belongs to. */
export function allRoutes(): readonly AnyRoute[] {
  const namespaces = Object.values(contract).filter((value) => typeof value === 'object' && value !== null);
  const inside = namespaces.flatMap((namespace) => Object.values(namespace as object) as unknown[]);
  return [...Object.values(contract), ...inside].filter(isRoute);
}

export const nameOf = ({ method, path }: AnyRoute): string => `${method} ${path}`;
