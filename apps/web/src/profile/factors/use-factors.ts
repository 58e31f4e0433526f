import { factors } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { queryClient } from '../../app/queries.ts';

const KEY = ['factors'];

export const useFactors = () => useQuery({ queryKey: KEY, queryFn: () => api.call(factors.getFactors) });

export const refreshFactors = (): void => void queryClient.invalidateQueries({ queryKey: KEY });
